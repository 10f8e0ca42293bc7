import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import io.reactivex.disposables.Disposable;
import org.web3j.abi.FunctionEncoder;
import org.web3j.abi.datatypes.Function;
import org.web3j.abi.datatypes.Utf8String;
import org.web3j.abi.datatypes.generated.Uint256;
import org.web3j.crypto.Credentials;
import org.web3j.protocol.Web3j;
import org.web3j.protocol.core.BatchRequest;
import org.web3j.protocol.core.DefaultBlockParameter;
import org.web3j.protocol.core.DefaultBlockParameterName;
import org.web3j.protocol.core.methods.request.EthFilter;
import org.web3j.protocol.core.methods.request.Transaction;
import org.web3j.protocol.core.methods.response.EthBlock;
import org.web3j.protocol.core.methods.response.Log;
import org.web3j.protocol.core.methods.response.TransactionReceipt;
import org.web3j.protocol.http.HttpService;
import org.web3j.protocol.websocket.WebSocketService;
import org.web3j.tx.RawTransactionManager;
import org.web3j.tx.Transfer;
import org.web3j.tx.response.PollingTransactionReceiptProcessor;
import org.web3j.utils.Convert;

/** web3j, over HTTP and WebSocket. */
public final class Client {
    private static final String RECIPIENT = "0x00000000000000000000000000000000deadbeef";
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final long STEP_LIMIT_S = 30;
    private static final long POLL_MS = 100;
    private static final ExecutorService RUNNER = Executors.newCachedThreadPool();

    private static Web3j web3j;
    private static RawTransactionManager manager;
    private static PollingTransactionReceiptProcessor receipts;
    private static String contract;

    public static void main(String[] args) throws Exception {
        Credentials credentials = Credentials.create(env("PRIVATE_KEY"));
        long chainId = Long.parseLong(env("CHAIN_ID"));
        String address = env("ADDRESS");
        ScheduledExecutorService scheduler = Executors.newScheduledThreadPool(2);
        web3j = Web3j.build(new HttpService(env("RPC_URL")), POLL_MS, scheduler);
        receipts = new PollingTransactionReceiptProcessor(web3j, POLL_MS, 200);
        manager = new RawTransactionManager(web3j, credentials, chainId, receipts);
        JsonNode artifact = JSON.readTree(Files.readString(Path.of(env("ARTIFACT"))));

        step("chain id", () -> equal(web3j.ethChainId().send().getChainId().longValue(), chainId));
        step("block 0", () -> {
            EthBlock.Block block = block(DefaultBlockParameter.valueOf(BigInteger.ZERO));
            equal(block.getNumber(), BigInteger.ZERO);
            equal(web3j.ethGetBlockByHash(block.getHash(), false).send().getBlock().getNumber(), BigInteger.ZERO);
            equal(block(DefaultBlockParameterName.EARLIEST).getNumber(), BigInteger.ZERO);
        });
        step("latest block", () -> check(block(DefaultBlockParameterName.LATEST).getBaseFeePerGas() != null, "a base fee"));
        step("balance", () -> check(
                web3j.ethGetBalance(address, DefaultBlockParameterName.LATEST).send().getBalance().signum() > 0, "a balance"));
        step("deploy", () -> {
            String code = artifact.get("bytecode").asString() + FunctionEncoder.encodeConstructor(List.of(new Uint256(7)));
            contract = send(null, code).getContractAddress();
            equal(new BigInteger(call(new Function("value", List.of(), List.of())).substring(2), 16).intValue(), 7);
        });
        TransactionReceipt[] sent = new TransactionReceipt[1];
        step("send", () -> sent[0] = send(RECIPIENT, ""));
        step("receipt", () -> {
            equal(sent[0].getStatus(), "0x1");
            equal(web3j.ethGetTransactionByHash(sent[0].getTransactionHash()).send().getTransaction().orElseThrow().getBlockHash(),
                    sent[0].getBlockHash());
        });
        step("logs", () -> {
            TransactionReceipt receipt = execute(store(9, "logs"));
            EthFilter filter = new EthFilter(
                    DefaultBlockParameter.valueOf(receipt.getBlockNumber()), DefaultBlockParameterName.LATEST, contract);
            equal(web3j.ethGetLogs(filter).send().getLogs().size(), 1);
        });
        step("watch blocks", () -> {
            List<BigInteger> numbers = Collections.synchronizedList(new ArrayList<>());
            Disposable watcher = web3j.blockFlowable(false).subscribe(each -> numbers.add(each.getBlock().getNumber()));
            while (numbers.size() < 5) send(RECIPIENT, "");
            watcher.dispose();
            equal(new HashSet<>(numbers).size(), numbers.size());
        });
        step("watch logs", () -> {
            List<Log> seen = Collections.synchronizedList(new ArrayList<>());
            EthFilter filter = new EthFilter(DefaultBlockParameterName.LATEST, DefaultBlockParameterName.LATEST, contract);
            Disposable watcher = web3j.ethLogFlowable(filter).subscribe(seen::add);
            while (seen.isEmpty()) execute(count(1));
            int before = seen.size();
            execute(count(5));
            while (seen.size() < before + 5) Thread.sleep(POLL_MS);
            watcher.dispose();
        });
        step("watch blocks (WebSocket)", () -> {
            WebSocketService service = new WebSocketService(env("WS_URL"), false);
            service.connect();
            List<String> hashes = Collections.synchronizedList(new ArrayList<>());
            Web3j socket = Web3j.build(service);
            Disposable watcher = socket.newHeadsNotifications().subscribe(each -> hashes.add(each.getParams().getResult().getHash()));
            while (hashes.size() < 5) send(RECIPIENT, "");
            watcher.dispose();
            service.close();
        });
        step("custom error", () -> {
            Function function = new Function("failWithCustomError", List.of(new Uint256(500)), List.of());
            var answer = web3j.ethCall(
                    Transaction.createEthCallTransaction(address, contract, FunctionEncoder.encode(function)),
                    DefaultBlockParameterName.LATEST).send();
            check(answer.isReverted(), "reverted");
            check(String.valueOf(answer.getError().getData()).contains("0x6073b21f"), "the error, got " + answer.getError().getData());
        });
        step("fees", () -> {
            check(web3j.ethGasPrice().send().getGasPrice().signum() > 0, "a price");
            check(web3j.ethMaxPriorityFeePerGas().send().getMaxPriorityFeePerGas().signum() >= 0, "a tip");
            Transaction transfer = Transaction.createFunctionCallTransaction(address, null, null, null, RECIPIENT, BigInteger.ONE, null);
            equal(web3j.ethEstimateGas(transfer).send().getAmountUsed().longValue(), 21_000L);
        });
        step("fee history", () -> {
            var history = web3j.ethFeeHistory(4, DefaultBlockParameterName.LATEST, List.of(25.0, 75.0)).send().getFeeHistory();
            equal(history.getBaseFeePerGas().size(), history.getGasUsedRatio().size() + 1);
        });
        step("batch", () -> {
            BatchRequest batch = web3j.newBatch();
            for (int index = 10; index < 30; index++)
                batch.add(web3j.ethGetBalance(String.format("0x%040x", index), DefaultBlockParameterName.LATEST));
            equal(batch.send().getResponses().size(), 20);
        });
        step("pending", () -> check(block(DefaultBlockParameterName.PENDING).getTimestamp().signum() > 0, "a time"));
        step("nonce", () -> {
            BigInteger before = web3j.ethGetTransactionCount(address, DefaultBlockParameterName.PENDING).send().getTransactionCount();
            send(RECIPIENT, "");
            BigInteger after = web3j.ethGetTransactionCount(address, DefaultBlockParameterName.LATEST).send().getTransactionCount();
            equal(after, before.add(BigInteger.ONE));
        });
        step("Transfer.sendFunds", () -> {
            TransactionReceipt receipt = Transfer.sendFunds(web3j, credentials, RECIPIENT, BigDecimal.ONE, Convert.Unit.GWEI).send();
            equal(receipt.getStatus(), "0x1");
        });
        step("replay of past blocks", () -> {
            List<BigInteger> numbers = new ArrayList<>();
            web3j.replayPastBlocksFlowable(DefaultBlockParameterName.EARLIEST, DefaultBlockParameter.valueOf(BigInteger.TWO), false)
                    .blockingForEach(each -> numbers.add(each.getBlock().getNumber()));
            equal(numbers, List.of(BigInteger.ZERO, BigInteger.ONE, BigInteger.TWO));
        });
        step("versions", () -> {
            check(!web3j.web3ClientVersion().send().getWeb3ClientVersion().isEmpty(), "a version");
            equal(web3j.netVersion().send().getNetVersion(), env("CHAIN_ID"));
        });
        System.out.flush();
        Runtime.getRuntime().halt(0);
    }

    private static Function store(int value, String note) {
        return new Function("store", List.of(new Uint256(value), new Utf8String(note)), List.of());
    }

    private static Function count(int logs) {
        return new Function("count", List.of(new Uint256(logs)), List.of());
    }

    private static TransactionReceipt execute(Function function) throws Exception {
        return send(contract, FunctionEncoder.encode(function));
    }

    private static String call(Function function) throws Exception {
        Transaction call = Transaction.createEthCallTransaction(env("ADDRESS"), contract, FunctionEncoder.encode(function));
        return web3j.ethCall(call, DefaultBlockParameterName.LATEST).send().getValue();
    }

    private static TransactionReceipt send(String to, String data) throws Exception {
        BigInteger price = web3j.ethGasPrice().send().getGasPrice().multiply(BigInteger.TWO);
        BigInteger gas = BigInteger.valueOf(to == null ? 2_000_000 : 200_000);
        var answer = manager.sendTransaction(price, gas, to, data, BigInteger.ZERO);
        if (answer.hasError()) throw new IllegalStateException(answer.getError().getMessage());
        TransactionReceipt receipt = receipts.waitForTransactionReceipt(answer.getTransactionHash());
        equal(receipt.getStatus(), "0x1");
        return receipt;
    }

    private static EthBlock.Block block(DefaultBlockParameter parameter) throws Exception {
        EthBlock.Block block = web3j.ethGetBlockByNumber(parameter, true).send().getBlock();
        if (block == null) throw new IllegalStateException("no block " + parameter.getValue());
        return block;
    }

    private interface Run {
        void run() throws Exception;
    }

    private static void step(String name, Run run) throws Exception {
        long started = System.nanoTime();
        var line = JSON.createObjectNode().put("step", name).put("ok", true);
        Callable<Void> task = () -> {
            run.run();
            return null;
        };
        try {
            RUNNER.submit(task).get(STEP_LIMIT_S, TimeUnit.SECONDS);
        } catch (Exception error) {
            Throwable cause = error.getCause() == null ? error : error.getCause();
            line.put("ok", false).put("reason", cause.toString());
        }
        System.out.println(line.put("ms", (System.nanoTime() - started) / 1_000_000));
    }

    private static void equal(Object actual, Object expected) {
        if (!actual.equals(expected)) throw new IllegalStateException("expected " + expected + ", got " + actual);
    }

    private static void check(boolean condition, String what) {
        if (!condition) throw new IllegalStateException("not so: " + what);
    }

    private static String env(String name) {
        return System.getenv(name);
    }
}
