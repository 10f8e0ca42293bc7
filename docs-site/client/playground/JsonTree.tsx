/** JSON for reading. Long lists and texts are shown in parts, and values say what they mean on hover and on focus. */
import { useEffect, useId, useState, type ReactNode } from 'react';
import { Quoted } from '../Quoted.js';
import type { Decoded } from './abi.js';
import { ExactNumber, isArray, isObject, prettyJson, type JsonValue } from './json.js';
import { DecodedView } from './DecodedView.js';
import { readingsOf, type Place } from './readable.js';
import { useAbi, type LoadedAbi } from './useAbi.js';

/** Entries of an object or a list that are shown at first, and with each further step. */
const STEP = 50;
/** Characters of a text that are shown at first. */
const TEXT_LENGTH = 400;
/** Levels that are open at first. */
const OPEN_DEPTH = 3;

interface NodeProps {
  readonly value: JsonValue;
  readonly place: Place;
  readonly depth: number;
  /** What stands before the value: its key. */
  readonly name?: string | undefined;
}

/** A JSON value as a tree. Escape puts a note away until the pointer or the focus moves on. */
export function JsonTree({ value }: { readonly value: JsonValue }): ReactNode {
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setIsQuiet(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const speak = () => setIsQuiet(false);
  return (
    <div
      className={isQuiet ? 'playground-tree playground-tree-quiet' : 'playground-tree'}
      onPointerOut={speak}
      onBlur={speak}
    >
      <TreeNode value={value} place={{ key: undefined, index: undefined }} depth={0} />
    </div>
  );
}

function TreeNode(props: NodeProps): ReactNode {
  const { value, name } = props;
  if (isArray(value) && value.length > 0) return <Branch {...props} size={value.length} />;
  if (isObject(value) && Object.keys(value).length > 0) return <Branch {...props} size={Object.keys(value).length} />;
  return (
    <div className="playground-leaf">
      <Name name={name} />
      <Leaf value={value} place={props.place} />
    </div>
  );
}

function Name({ name }: { readonly name: string | undefined }): ReactNode {
  return name === undefined ? null : (
    <>
      <span className="playground-key">
        <Quoted text={cutText(name)} />
      </span>
      <span className="playground-colon">: </span>
    </>
  );
}

function Branch({ value, place, depth, name, size }: NodeProps & { readonly size: number }): ReactNode {
  const [isOpen, setIsOpen] = useState(depth < OPEN_DEPTH);
  const [shown, setShown] = useState(STEP);
  const { loaded } = useAbi();
  const isList = isArray(value);
  const entries: [string, JsonValue][] = isList
    ? value.slice(0, shown).map((item, i): [string, JsonValue] => [String(i), item])
    : Object.entries(isObject(value) ? value : {}).slice(0, shown);
  const decoded = loaded === undefined ? undefined : decodedObject(loaded, value);
  const what = isList ? `${size} ${size === 1 ? 'entry' : 'entries'}` : `${size} ${size === 1 ? 'field' : 'fields'}`;
  return (
    <div className="playground-branch">
      <button type="button" className="playground-toggle" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <Name name={name} />
        {isList ? '[' : '{'} <span className="playground-size">{what}</span> {isOpen ? '' : isList ? ']' : '}'}
      </button>
      {isOpen && (
        <div className="playground-children">
          {decoded !== undefined && <DecodedView decoded={decoded} />}
          {entries.map(([key, item], i) => (
            <TreeNode
              key={key}
              name={isList ? undefined : key}
              value={item}
              place={isList ? { key: place.key, index: i } : { key, index: undefined }}
              depth={depth + 1}
            />
          ))}
          {size > shown && (
            <button type="button" className="playground-small" onClick={() => setShown(shown + STEP)}>
              Show {Math.min(STEP, size - shown)} more of {size}
            </button>
          )}
        </div>
      )}
      {isOpen && <span className="playground-close">{isList ? ']' : '}'}</span>}
    </div>
  );
}

function Leaf({ value, place }: { readonly value: JsonValue; readonly place: Place }): ReactNode {
  const [isWhole, setIsWhole] = useState(false);
  const { loaded } = useAbi();
  const id = useId();
  if (typeof value !== 'string')
    return <span className={`playground-${kindOf(value)}`}>{cutText(prettyJson(value))}</span>;
  const isLong = value.length > TEXT_LENGTH;
  const text = isLong && !isWhole ? `${value.slice(0, TEXT_LENGTH)}…` : value.slice(0, 100_000);
  const readings = readingsOf(value, place);
  const decoded = loaded === undefined ? undefined : decodedText(loaded, value, place);
  const shown = (
    <span className="playground-string">
      <Quoted text={JSON.stringify(text)} />
    </span>
  );
  const hasNote = readings.length > 0 || decoded !== undefined;
  return (
    <>
      {hasNote ? (
        <span className="playground-noted">
          {/* A button, so that the keyboard reaches the note; it copies the value. */}
          <button
            type="button"
            className="playground-value"
            aria-describedby={id}
            onClick={() => void navigator.clipboard?.writeText(value)}
          >
            {shown}
          </button>
          <span role="tooltip" id={id} className="playground-note">
            {readings.map((line) => (
              <span key={line}>{line}</span>
            ))}
            {decoded !== undefined && <DecodedView decoded={decoded} />}
          </span>
        </span>
      ) : (
        shown
      )}
      {isLong && (
        <button type="button" className="playground-small" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Show less' : `Show all ${value.length} characters`}
        </button>
      )}
    </>
  );
}

/** A key or a number; both are short but where a server plays tricks. */
function cutText(text: string): string {
  return text.length > TEXT_LENGTH ? `${text.slice(0, TEXT_LENGTH)}…` : text;
}

function kindOf(value: JsonValue): string {
  if (typeof value === 'number' || value instanceof ExactNumber) return 'number';
  return value === null || typeof value === 'boolean' ? 'word' : 'empty';
}

/** A log by the interface that is loaded. */
function decodedObject({ items, code }: LoadedAbi, value: JsonValue): Decoded | undefined {
  if (!isObject(value) || typeof value['data'] !== 'string' || !isArray(value['topics'] ?? null)) return undefined;
  const topics = isArray(value['topics']) ? value['topics'].filter((topic) => typeof topic === 'string') : [];
  return code.decodeLog(items, topics, value['data']);
}

/** Call data by the interface that is loaded. */
function decodedText({ items, code }: LoadedAbi, value: string, { key }: Place): Decoded | undefined {
  const isCallData = key === 'input' || key === 'data';
  return isCallData && /^0x(?:[0-9a-fA-F]{2}){4,}$/.test(value) ? code.decodeData(items, 'function', value) : undefined;
}
