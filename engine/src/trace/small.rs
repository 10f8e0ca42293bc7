//! The tracers of a few lines.
use super::{
    Enter, Exit, FrameKind, Step,
    json::Json,
    tracer::{End, Size, Traced, Tracer, View},
};
use revm::{
    bytecode::opcode,
    primitives::{B256, Log, hex, keccak256},
};
use std::collections::BTreeMap;

/// `noopTracer`: shows nothing.
pub(crate) struct NoopTracer;

impl Tracer for NoopTracer {
    fn write(&mut self, _view: &mut View<'_>, json: &mut Json) -> Traced {
        json.raw("{}");
        Ok(())
    }
}

/// `4byteTracer`: the number of calls of each function, by `<selector>-<bytes of its arguments>`.
#[derive(Default)]
pub(crate) struct FourByteTracer {
    counts: BTreeMap<String, u64>,
}

impl Tracer for FourByteTracer {
    fn forget(&mut self, _size: &mut Size) {
        self.counts.clear();
    }

    fn enter(&mut self, view: &mut View<'_>, frame: &Enter) -> Traced {
        let is_call = !frame.kind.is_creation() && frame.kind != FrameKind::SelfDestruct;
        let Some((selector, arguments)) = frame.input.split_first_chunk::<4>() else {
            return Ok(());
        };
        if is_call && !view.machine.evm.precompiles.contains(&frame.to) {
            *self.counts.entry(format!("0x{}-{}", hex::encode(selector), arguments.len())).or_default() += 1;
        }
        Ok(())
    }

    fn write(&mut self, _view: &mut View<'_>, json: &mut Json) -> Traced {
        json.open(b'{');
        for (function, count) in &self.counts {
            json.key(function);
            json.number(*count);
        }
        json.close(b'}');
        Ok(())
    }
}

/// `keccak256PreimageTracer`: the inputs of the KECCAK256 instructions by their hashes. It forgets nothing: the same
/// inputs come again.
#[derive(Default)]
pub(crate) struct PreimageTracer {
    preimages: BTreeMap<B256, Vec<u8>>,
    /// Of the size of the trace.
    bytes: usize,
}

impl Tracer for PreimageTracer {
    fn wants_steps(&self) -> bool {
        true
    }

    fn wants_step_of(&self, code: u8) -> bool {
        code == opcode::KECCAK256
    }

    fn forget(&mut self, size: &mut Size) {
        // It was within the limit before.
        let _ = size.add(self.bytes);
    }

    fn step(&mut self, view: &mut View<'_>, step: &Step) -> Traced {
        if step.opcode != opcode::KECCAK256 {
            return Ok(());
        }
        let Some(preimage) = view.memory(0, 1) else {
            return Ok(());
        };
        view.charge_hash(preimage.len());
        let hash = keccak256(&preimage);
        if self.preimages.contains_key(&hash) {
            return Ok(());
        }
        let bytes = 80 + preimage.len() * 2;
        self.bytes += bytes;
        view.size.add(bytes)?;
        self.preimages.insert(hash, preimage);
        Ok(())
    }

    fn write(&mut self, _view: &mut View<'_>, json: &mut Json) -> Traced {
        json.open(b'{');
        for (hash, preimage) in &self.preimages {
            json.data_key(hash.as_slice());
            json.data(preimage);
        }
        json.close(b'}');
        Ok(())
    }
}

/// `muxTracer`: several tracers for one execution; the trace is an object with each tracer's trace by its name.
pub(crate) struct MuxTracer {
    pub(crate) tracers: Vec<(String, Box<dyn Tracer>)>,
}

impl MuxTracer {
    fn each(&mut self, mut tell: impl FnMut(&mut dyn Tracer) -> Traced) -> Traced {
        self.tracers.iter_mut().try_for_each(|(_, tracer)| tell(tracer.as_mut()))
    }
}

impl Tracer for MuxTracer {
    fn wants_steps(&self) -> bool {
        self.tracers.iter().any(|(_, tracer)| tracer.wants_steps())
    }

    fn wants_step_of(&self, code: u8) -> bool {
        self.tracers.iter().any(|(_, tracer)| tracer.wants_steps() && tracer.wants_step_of(code))
    }

    fn forget(&mut self, size: &mut Size) {
        for (_, tracer) in &mut self.tracers {
            tracer.forget(size);
        }
    }

    fn start(&mut self, view: &mut View<'_>) -> Traced {
        self.each(|tracer| tracer.start(view))
    }

    fn enter(&mut self, view: &mut View<'_>, frame: &Enter) -> Traced {
        self.each(|tracer| tracer.enter(view, frame))
    }

    fn exit(&mut self, view: &mut View<'_>, end: &Exit<'_>) -> Traced {
        self.each(|tracer| tracer.exit(view, end))
    }

    fn step(&mut self, view: &mut View<'_>, step: &Step) -> Traced {
        self.each(|tracer| tracer.step(view, step))
    }

    fn fault(&mut self, view: &mut View<'_>, step: &Step, error: &str) -> Traced {
        self.each(|tracer| tracer.fault(view, step, error))
    }

    fn log(&mut self, view: &mut View<'_>, log: &Log) -> Traced {
        self.each(|tracer| tracer.log(view, log))
    }

    fn end(&mut self, view: &mut View<'_>, end: &End<'_>) -> Traced {
        self.each(|tracer| tracer.end(view, end))
    }

    fn write(&mut self, view: &mut View<'_>, json: &mut Json) -> Traced {
        json.open(b'{');
        for (name, tracer) in &mut self.tracers {
            json.text(name);
            json.raw(":");
            let mut trace = Json::default();
            tracer.write(view, &mut trace)?;
            json.bytes.append(&mut trace.bytes);
            view.size.check(json)?;
        }
        json.close(b'}');
        Ok(())
    }
}
