package evmd

import (
	"context"

	precisebankkeeper "github.com/cosmos/evm/contrib/x/precisebank/keeper"
	precisebanktypes "github.com/cosmos/evm/contrib/x/precisebank/types"
	evmtypes "github.com/cosmos/evm/x/vm/types"

	sdk "github.com/cosmos/cosmos-sdk/types"
)

// PreciseBankKeeper is that of contrib/x/precisebank, which sets balances right. The module passes the amount on to
// x/bank in the extended denomination, which nobody reads: value that the EVM moves would be lost.
type PreciseBankKeeper struct {
	precisebankkeeper.Keeper
}

// UncheckedSetBalance mints or burns the difference, as x/vm did up to v0.4.
func (k PreciseBankKeeper) UncheckedSetBalance(ctx context.Context, addr sdk.AccAddress, amt sdk.Coin) error {
	if amt.Denom != precisebanktypes.ExtendedCoinDenom() {
		return k.Keeper.UncheckedSetBalance(ctx, addr, amt)
	}
	difference := amt.Amount.Sub(k.GetBalance(ctx, addr, amt.Denom).Amount)
	coins := sdk.Coins{sdk.Coin{Denom: amt.Denom, Amount: difference.Abs()}}
	switch {
	case difference.IsPositive():
		if err := k.MintCoins(ctx, evmtypes.ModuleName, coins); err != nil {
			return err
		}
		return k.SendCoinsFromModuleToAccount(ctx, evmtypes.ModuleName, addr, coins)
	case difference.IsNegative():
		if err := k.SendCoinsFromAccountToModule(ctx, addr, evmtypes.ModuleName, coins); err != nil {
			return err
		}
		return k.BurnCoins(ctx, evmtypes.ModuleName, coins)
	default:
		return nil
	}
}
