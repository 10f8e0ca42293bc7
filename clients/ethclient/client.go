// go-ethereum's ethclient and gethclient, over HTTP and WebSocket.
package main

import (
	"context"
	"crypto/ecdsa"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"os"
	"strconv"
	"strings"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/ethclient/gethclient"
	"github.com/ethereum/go-ethereum/rpc"
	"github.com/holiman/uint256"
)

const stepLimit = 30 * time.Second

var (
	recipient = common.HexToAddress("0x00000000000000000000000000000000DeaDBeef")
	address   = common.HexToAddress(os.Getenv("ADDRESS"))
	chainID   *big.Int
	key       *ecdsa.PrivateKey
	signer    types.Signer
	probe     abi.ABI
	code      []byte
	client    *ethclient.Client
	socket    *ethclient.Client
	contract  common.Address
)

func main() {
	id, err := strconv.ParseInt(os.Getenv("CHAIN_ID"), 10, 64)
	must(err)
	chainID = big.NewInt(id)
	signer = types.LatestSignerForChainID(chainID)
	key, err = crypto.HexToECDSA(strings.TrimPrefix(os.Getenv("PRIVATE_KEY"), "0x"))
	must(err)
	readArtifact()
	client, err = ethclient.Dial(os.Getenv("RPC_URL"))
	must(err)
	socket, err = ethclient.Dial(os.Getenv("WS_URL"))
	must(err)

	step("chain id", func(ctx context.Context) error {
		id, err := client.ChainID(ctx)
		return errors.Join(err, equal(id, chainID))
	})
	step("block 0", block0)
	step("latest block", func(ctx context.Context) error {
		block, err := client.BlockByNumber(ctx, nil)
		if err != nil {
			return err
		}
		_, err = client.HeaderByNumber(ctx, block.Number())
		return err
	})
	step("balance", func(ctx context.Context) error {
		balance, err := client.BalanceAt(ctx, address, nil)
		if err == nil && balance.Sign() <= 0 {
			err = errors.New("no balance")
		}
		return err
	})
	step("deploy", deploy)
	var sent *types.Transaction
	step("send", func(ctx context.Context) (err error) {
		sent, err = send(ctx, &recipient, nil, 1)
		return err
	})
	step("receipt", func(ctx context.Context) error {
		receipt, err := mined(ctx, sent)
		if err != nil {
			return err
		}
		receipts, err := client.BlockReceipts(ctx, rpc.BlockNumberOrHashWithHash(receipt.BlockHash, false))
		if err != nil {
			return err
		}
		_, pending, err := client.TransactionByHash(ctx, sent.Hash())
		return errors.Join(err, equal(pending, false), equal(receipts[receipt.TransactionIndex].TxHash, sent.Hash()))
	})
	step("logs", logs)
	step("watch blocks (WebSocket)", watchBlocks)
	step("watch logs (WebSocket)", watchLogs)
	step("custom error", customError)
	step("fees", fees)
	step("fee history", func(ctx context.Context) error {
		history, err := client.FeeHistory(ctx, 4, nil, []float64{25, 75})
		if err != nil {
			return err
		}
		return equal(len(history.BaseFee), len(history.GasUsedRatio)+1)
	})
	step("batch", batch)
	step("EIP-7702", setCode)
	step("pending", func(ctx context.Context) error {
		header, err := client.HeaderByNumber(ctx, big.NewInt(int64(rpc.PendingBlockNumber)))
		if err != nil {
			return err
		}
		_, err = client.PendingBalanceAt(ctx, address)
		return errors.Join(err, positive(header.Time))
	})
	step("nonce", func(ctx context.Context) error {
		before, err := client.PendingNonceAt(ctx, address)
		if err != nil {
			return err
		}
		sent, err := send(ctx, &recipient, nil, 1)
		if err != nil {
			return err
		}
		if _, err = mined(ctx, sent); err != nil {
			return err
		}
		after, err := client.NonceAt(ctx, address, nil)
		return errors.Join(err, equal(after, before+1))
	})
	further()
	os.Exit(0)
}

func block0(ctx context.Context) error {
	header, err := client.HeaderByNumber(ctx, common.Big0)
	if err != nil {
		return err
	}
	block, err := client.BlockByNumber(ctx, common.Big0)
	if err != nil {
		return err
	}
	// geth's clients compute the hash from the header, so block 0 must have that one.
	first, err := client.HeaderByNumber(ctx, common.Big1)
	if err == nil {
		err = equal(first.ParentHash, header.Hash())
	} else {
		err = nil // anvil has no block 1 yet
	}
	return errors.Join(err, equal(block.NumberU64(), 0))
}

func deploy(ctx context.Context) error {
	args, err := probe.Pack("", big.NewInt(7))
	if err != nil {
		return err
	}
	sent, err := send(ctx, nil, append(code, args...), 0)
	if err != nil {
		return err
	}
	receipt, err := mined(ctx, sent)
	if err != nil {
		return err
	}
	contract = receipt.ContractAddress
	value, err := call(ctx, "value")
	return errors.Join(err, equal(new(big.Int).SetBytes(value).Int64(), 7))
}

func logs(ctx context.Context) error {
	receipt, err := execute(ctx, "store", big.NewInt(9), "logs")
	if err != nil {
		return err
	}
	found, err := client.FilterLogs(ctx, ethereum.FilterQuery{FromBlock: receipt.BlockNumber, Addresses: []common.Address{contract}})
	return errors.Join(err, equal(len(found), 1))
}

func watchBlocks(ctx context.Context) error {
	heads := make(chan *types.Header, 100)
	subscription, err := socket.SubscribeNewHead(ctx, heads)
	if err != nil {
		return err
	}
	defer subscription.Unsubscribe()
	var before uint64
	for range 5 {
		sent, err := send(ctx, &recipient, nil, 1)
		if err != nil {
			return err
		}
		if _, err = mined(ctx, sent); err != nil {
			return err
		}
		select {
		case head := <-heads:
			if before != 0 && head.Number.Uint64() != before+1 {
				return fmt.Errorf("block %d came after %d", head.Number, before)
			}
			before = head.Number.Uint64()
		case err := <-subscription.Err():
			return fmt.Errorf("the subscription ended: %w", err)
		case <-ctx.Done():
			return ctx.Err()
		}
	}
	return nil
}

func watchLogs(ctx context.Context) error {
	seen := make(chan types.Log, 100)
	subscription, err := socket.SubscribeFilterLogs(ctx, ethereum.FilterQuery{Addresses: []common.Address{contract}}, seen)
	if err != nil {
		return err
	}
	defer subscription.Unsubscribe()
	if _, err := execute(ctx, "count", big.NewInt(5)); err != nil {
		return err
	}
	for range 5 {
		select {
		case <-seen:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
	return nil
}

func customError(ctx context.Context) error {
	_, err := call(ctx, "failWithCustomError", big.NewInt(500))
	var withData rpc.DataError
	if !errors.As(err, &withData) {
		return fmt.Errorf("no error with data: %w", err)
	}
	data, isText := withData.ErrorData().(string)
	if !isText {
		return fmt.Errorf("the data is %v", withData.ErrorData())
	}
	return equal(data[:10], "0x"+common.Bytes2Hex(probe.Errors["TooMuch"].ID.Bytes()[:4]))
}

func fees(ctx context.Context) error {
	price, err := client.SuggestGasPrice(ctx)
	if err != nil {
		return err
	}
	if _, err = client.SuggestGasTipCap(ctx); err != nil {
		return err
	}
	gas, err := client.EstimateGas(ctx, ethereum.CallMsg{From: address, To: &recipient, Value: common.Big1})
	return errors.Join(err, positive(price.Uint64()), equal(gas, 21_000))
}

func batch(ctx context.Context) error {
	elements := make([]rpc.BatchElem, 20)
	for index := range elements {
		account := common.BigToAddress(big.NewInt(int64(index) + 10))
		elements[index] = rpc.BatchElem{Method: "eth_getBalance", Args: []any{account, "latest"}, Result: new(string)}
	}
	if err := client.Client().BatchCallContext(ctx, elements); err != nil {
		return err
	}
	for _, element := range elements {
		if element.Error != nil {
			return element.Error
		}
	}
	return nil
}

func setCode(ctx context.Context) error {
	authority, err := crypto.GenerateKey()
	if err != nil {
		return err
	}
	authorization, err := types.SignSetCode(authority, types.SetCodeAuthorization{ChainID: *uint256.MustFromBig(chainID), Address: contract})
	if err != nil {
		return err
	}
	nonce, price, err := nonceAndPrice(ctx)
	if err != nil {
		return err
	}
	sent, err := types.SignNewTx(key, signer, &types.SetCodeTx{
		ChainID: uint256.MustFromBig(chainID), Nonce: nonce, GasTipCap: uint256.NewInt(1), GasFeeCap: uint256.MustFromBig(price),
		Gas: 200_000, To: recipient, AuthList: []types.SetCodeAuthorization{authorization},
	})
	if err != nil {
		return err
	}
	if err = client.SendTransaction(ctx, sent); err != nil {
		return err
	}
	if _, err = mined(ctx, sent); err != nil {
		return err
	}
	set, err := client.CodeAt(ctx, crypto.PubkeyToAddress(authority.PublicKey), nil)
	return errors.Join(err, equal(common.Bytes2Hex(set), common.Bytes2Hex(types.AddressToDelegation(contract))))
}

// Steps that only these clients have.
func further() {
	geth := gethclient.New(client.Client())
	step("proof (gethclient)", func(ctx context.Context) error {
		proof, err := geth.GetProof(ctx, address, nil, nil)
		if err != nil {
			return err
		}
		return positive(uint64(len(proof.AccountProof)))
	})
	step("access list (gethclient)", func(ctx context.Context) error {
		list, _, _, err := geth.CreateAccessList(ctx, ethereum.CallMsg{From: address, To: &contract, Data: probe.Methods["value"].ID})
		if err != nil {
			return err
		}
		return equal(len(*list), 1)
	})
	step("call with overrides (gethclient)", func(ctx context.Context) error {
		overrides := map[common.Address]gethclient.OverrideAccount{
			contract: {StateDiff: map[common.Hash]common.Hash{{}: common.BigToHash(big.NewInt(77))}},
		}
		answer, err := geth.CallContract(ctx, ethereum.CallMsg{To: &contract, Data: probe.Methods["value"].ID}, nil, &overrides)
		return errors.Join(err, equal(new(big.Int).SetBytes(answer).Int64(), 77))
	})
	step("pending transactions (gethclient)", func(ctx context.Context) error {
		hashes := make(chan common.Hash, 10)
		subscription, err := gethclient.New(socket.Client()).SubscribePendingTransactions(ctx, hashes)
		if err != nil {
			return err
		}
		defer subscription.Unsubscribe()
		sent, err := send(ctx, &recipient, nil, 1)
		if err != nil {
			return err
		}
		select {
		case hash := <-hashes:
			return equal(hash, sent.Hash())
		case <-ctx.Done():
			return ctx.Err()
		}
	})
	step("simulate", func(ctx context.Context) error {
		results, err := client.SimulateV1(ctx, ethclient.SimulateOptions{
			BlockStateCalls: []ethclient.SimulateBlock{{Calls: []ethereum.CallMsg{{From: address, To: &recipient, Value: common.Big1}}}},
		}, nil)
		if err != nil {
			return err
		}
		return equal(results[0].Calls[0].Status, 1)
	})
	step("send and wait in one request", func(ctx context.Context) error {
		nonce, price, err := nonceAndPrice(ctx)
		if err != nil {
			return err
		}
		transfer := &types.DynamicFeeTx{ChainID: chainID, Nonce: nonce, GasTipCap: common.Big1, GasFeeCap: price, Gas: 21_000, To: &recipient}
		receipt, err := client.SendTransactionSync(ctx, types.MustSignNewTx(key, signer, transfer), nil)
		if err != nil {
			return err
		}
		return equal(receipt.Status, 1)
	})
	step("sync progress", func(ctx context.Context) error {
		_, err := client.SyncProgress(ctx)
		return err
	})
	step("network id", func(ctx context.Context) error {
		id, err := client.NetworkID(ctx)
		return errors.Join(err, equal(id.Int64(), chainID.Int64()))
	})
	step("peer count", func(ctx context.Context) error {
		_, err := client.PeerCount(ctx)
		return err
	})
	step("hash of a header is its block's hash", func(ctx context.Context) error {
		var block struct {
			Hash common.Hash `json:"hash"`
		}
		if err := client.Client().CallContext(ctx, &block, "eth_getBlockByNumber", "0x1", false); err != nil {
			return err
		}
		header, err := client.HeaderByNumber(ctx, common.Big1)
		if err != nil {
			return err
		}
		return equal(header.Hash(), block.Hash)
	})
}

func nonceAndPrice(ctx context.Context) (uint64, *big.Int, error) {
	nonce, err := client.PendingNonceAt(ctx, address)
	if err != nil {
		return 0, nil, err
	}
	price, err := client.SuggestGasPrice(ctx)
	if err != nil {
		return 0, nil, err
	}
	return nonce, price.Mul(price, common.Big2), nil
}

func send(ctx context.Context, to *common.Address, data []byte, value int64) (*types.Transaction, error) {
	nonce, price, err := nonceAndPrice(ctx)
	if err != nil {
		return nil, err
	}
	gas, err := client.EstimateGas(ctx, ethereum.CallMsg{From: address, To: to, Data: data, Value: big.NewInt(value)})
	if err != nil {
		return nil, err
	}
	sent, err := types.SignNewTx(key, signer, &types.DynamicFeeTx{
		ChainID: chainID, Nonce: nonce, GasTipCap: common.Big1, GasFeeCap: price, Gas: gas, To: to, Value: big.NewInt(value), Data: data,
	})
	if err != nil {
		return nil, err
	}
	return sent, client.SendTransaction(ctx, sent)
}

func mined(ctx context.Context, sent *types.Transaction) (*types.Receipt, error) {
	for {
		receipt, err := client.TransactionReceipt(ctx, sent.Hash())
		if err == nil {
			return receipt, equal(receipt.Status, 1)
		}
		if !errors.Is(err, ethereum.NotFound) {
			return nil, err
		}
		select {
		case <-time.After(50 * time.Millisecond):
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
}

func execute(ctx context.Context, method string, args ...any) (*types.Receipt, error) {
	data, err := probe.Pack(method, args...)
	if err != nil {
		return nil, err
	}
	sent, err := send(ctx, &contract, data, 0)
	if err != nil {
		return nil, err
	}
	return mined(ctx, sent)
}

func call(ctx context.Context, method string, args ...any) ([]byte, error) {
	data, err := probe.Pack(method, args...)
	if err != nil {
		return nil, err
	}
	return client.CallContract(ctx, ethereum.CallMsg{From: address, To: &contract, Data: data}, nil)
}

func step(name string, run func(context.Context) error) {
	ctx, cancel := context.WithTimeout(context.Background(), stepLimit)
	defer cancel()
	started := time.Now()
	line := map[string]any{"step": name, "ok": true}
	if err := run(ctx); err != nil {
		line["ok"], line["reason"] = false, err.Error()
	}
	line["ms"] = time.Since(started).Milliseconds()
	text, _ := json.Marshal(line)
	fmt.Println(string(text))
}

func equal(actual, expected any) error {
	if fmt.Sprint(actual) == fmt.Sprint(expected) {
		return nil
	}
	return fmt.Errorf("expected %v, got %v", expected, actual)
}

func positive(value uint64) error {
	if value > 0 {
		return nil
	}
	return errors.New("expected more than 0")
}

func readArtifact() {
	text, err := os.ReadFile(os.Getenv("ARTIFACT"))
	must(err)
	var artifact struct {
		Abi      json.RawMessage
		Bytecode string
	}
	must(json.Unmarshal(text, &artifact))
	probe, err = abi.JSON(strings.NewReader(string(artifact.Abi)))
	must(err)
	code = common.FromHex(artifact.Bytecode)
}

func must(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
