import { SERVES_LABELS } from '@sundara/contracts';
import { ChoiceTiles, TileGroup } from './choice-tiles.tsx';
import { FACT_CHOICES, type FactFilter, isAsked, toggled } from './facts.ts';
import type { ListingAddress } from './listing-address.ts';
import { Tile } from './tile.tsx';

interface Props {
  readonly address: ListingAddress;
  readonly countOf: (filter: FactFilter, value: string) => number | undefined;
  readonly onChoose: (filter: FactFilter, value: string) => void;
}

const SERVES_CHOICES = (['women', 'men', 'everyone'] as const).map((value) => ({
  ...{ value, name: SERVES_LABELS[value], face: SERVES_LABELS[value] },
}));

/** The facts of salons: whom they serve, and what each of several presses adds. */
export const FactFields = ({ address, countOf, onChoose }: Props) => (
  <>
    <ChoiceTiles
      name="serves"
      legend="Serves"
      columns={2}
      choices={SERVES_CHOICES}
      chosen={address.serves}
      countOf={(value) => countOf('serves', value)}
      onChoose={(value) => onChoose('serves', value)}
    />
    <TileGroup legend="Good to have" columns={2}>
      {(['femaleSpecialist', 'homeService', 'amenities'] as const).map(
        (filter) =>
          address[filter] && <input type="hidden" key={filter} name={filter} value={address[filter]} />,
      )}
      {FACT_CHOICES.map((choice) => (
        <Tile
          key={choice.label}
          filter={choice.filter}
          value={toggled(address, choice)}
          face={choice.label}
          name={choice.label}
          pressed={isAsked(address, choice)}
          count={countOf(choice.filter, choice.value)}
          onChoose={(value) => onChoose(choice.filter, value)}
        />
      ))}
    </TileGroup>
  </>
);
