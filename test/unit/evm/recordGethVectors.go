// Records what go-ethereum's tracers answer for those of its own vectors that are older than Berlin, under the rules of
// Berlin, the oldest that Halley knows. Run in the folder of its sources, which
// scripts/testNode/gethSources.mjs finds: go run <path of this file> | gzip -9n > geth-vectors-berlin.json.gz
package main

import (
	"encoding/json"
	"fmt"
	"math/big"
	"os"
	"path/filepath"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/math"
	"github.com/ethereum/go-ethereum/core"
	"github.com/ethereum/go-ethereum/core/rawdb"
	"github.com/ethereum/go-ethereum/core/state"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/core/vm"
	"github.com/ethereum/go-ethereum/eth/tracers"
	_ "github.com/ethereum/go-ethereum/eth/tracers/js"
	_ "github.com/ethereum/go-ethereum/eth/tracers/native"
	"github.com/ethereum/go-ethereum/params"
	"github.com/ethereum/go-ethereum/tests"
)

var tracerOfFolder = map[string]string{
	"call_tracer":                    "callTracer",
	"call_tracer_withLog":            "callTracer",
	"call_tracer_legacy":             "callTracerLegacy",
	"call_tracer_flat":               "flatCallTracer",
	"prestate_tracer":                "prestateTracer",
	"prestate_tracer_with_diff_mode": "prestateTracer",
	"prestate_tracer_legacy":         "prestateTracerLegacy",
}

type vector struct {
	Genesis *core.Genesis `json:"genesis"`
	Context struct {
		Number     math.HexOrDecimal64   `json:"number"`
		Time       math.HexOrDecimal64   `json:"timestamp"`
		GasLimit   math.HexOrDecimal64   `json:"gasLimit"`
		Difficulty *math.HexOrDecimal256 `json:"difficulty"`
		Miner      common.Address        `json:"miner"`
	} `json:"context"`
	Input        string          `json:"input"`
	TracerConfig json.RawMessage `json:"tracerConfig"`
}

func main() {
	vectors := "eth/tracers/internal/tracetest/testdata"
	answers := map[string]json.RawMessage{}
	for folder, tracer := range tracerOfFolder {
		files, err := filepath.Glob(filepath.Join(vectors, folder, "*.json"))
		check(err)
		for _, file := range files {
			blob, err := os.ReadFile(file)
			check(err)
			var v vector
			check(json.Unmarshal(blob, &v))
			if v.Genesis.Config.IsBerlin(new(big.Int).SetUint64(uint64(v.Context.Number))) {
				continue
			}
			name := folder + "/" + filepath.Base(file)
			answer, err := trace(v, tracer)
			if err != nil {
				answer, _ = json.Marshal("error: " + err.Error())
			}
			answers[name] = answer
		}
	}
	text, err := json.Marshal(answers)
	check(err)
	fmt.Println(string(text))
}

// The answer of a tracer to a vector's transaction under the rules of Berlin.
func trace(v vector, tracer string) (json.RawMessage, error) {
	tx := new(types.Transaction)
	if err := tx.UnmarshalBinary(common.FromHex(v.Input)); err != nil {
		return nil, err
	}
	number := new(big.Int).SetUint64(uint64(v.Context.Number))
	signer := types.MakeSigner(v.Genesis.Config, number, uint64(v.Context.Time))
	message, err := core.TransactionToMessage(tx, signer, nil)
	if err != nil {
		return nil, err
	}
	rules := berlin(v.Genesis.Config.ChainID)
	pre := tests.MakePreState(rawdb.NewMemoryDatabase(), v.Genesis.Alloc, false, rawdb.HashScheme)
	defer pre.Close()
	observer, err := tracers.DefaultDirectory.New(tracer, new(tracers.Context), v.TracerConfig, rules)
	if err != nil {
		return nil, err
	}
	block := vm.BlockContext{
		CanTransfer: core.CanTransfer,
		Transfer:    core.Transfer,
		Coinbase:    v.Context.Miner,
		BlockNumber: number,
		Time:        uint64(v.Context.Time),
		Difficulty:  (*big.Int)(v.Context.Difficulty),
		GasLimit:    uint64(v.Context.GasLimit),
	}
	// Tracers of logs hear of them from the state.
	hooked := state.NewHookedState(pre.StateDB, observer.Hooks)
	evm := vm.NewEVM(block, hooked, rules, vm.Config{Tracer: observer.Hooks})
	observer.OnTxStart(evm.GetVMContext(), tx, message.From)
	result, err := core.ApplyMessage(evm, message, new(core.GasPool).AddGas(tx.Gas()))
	if err != nil {
		return nil, err
	}
	observer.OnTxEnd(&types.Receipt{GasUsed: result.UsedGas}, nil)
	return observer.GetResult()
}

func berlin(chainId *big.Int) *params.ChainConfig {
	return &params.ChainConfig{
		ChainID:             chainId,
		HomesteadBlock:      common.Big0,
		EIP150Block:         common.Big0,
		EIP155Block:         common.Big0,
		EIP158Block:         common.Big0,
		ByzantiumBlock:      common.Big0,
		ConstantinopleBlock: common.Big0,
		PetersburgBlock:     common.Big0,
		IstanbulBlock:       common.Big0,
		MuirGlacierBlock:    common.Big0,
		BerlinBlock:         common.Big0,
		Ethash:              new(params.EthashConfig),
	}
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}
