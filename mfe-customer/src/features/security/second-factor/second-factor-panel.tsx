import { Panel } from '../../panel/panel.tsx';
import { SecondFactorState } from './second-factor-state.tsx';
import { useSecondFactor } from './use-second-factor.ts';

/** The second factor, for accounts that give access to a salon's customers and money. */
export const SecondFactorPanel = ({ onTurnedOn }: { readonly onTurnedOn: () => void }) => {
  const factor = useSecondFactor(onTurnedOn);
  return (
    <Panel
      title="Second factor"
      lead="Signing in then asks for a code of an authenticator app as well, so that a stolen password opens nothing."
    >
      <SecondFactorState factor={factor} />
    </Panel>
  );
};
