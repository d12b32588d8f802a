import { Kbd } from "../../../ui/button/Kbd.tsx";
import { getRadioCardClass, radioClass } from "../../../ui/form/RadioCard.tsx";

interface KeyedChoicesProps<V> {
  /** Names the choice to screen readers. */
  readonly legend: string;
  readonly choices: readonly {
    readonly key: string;
    readonly value: V;
    readonly name: string;
    readonly effect: string;
  }[];
  readonly chosen: V | null;
  readonly onChoose: (value: V) => void;
}

/** Cards to choose from, each with what it does, and its key. */
export function KeyedChoices<V>({ legend, choices, chosen, onChoose }: KeyedChoicesProps<V>) {
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {choices.map(({ key, value, name, effect }) => (
          <label
            key={key}
            className={getRadioCardClass("flex items-start gap-2.5 px-3 py-2 pointer-coarse:min-h-11")}
          >
            <input
              type="radio"
              name={legend}
              value={key}
              checked={chosen === value}
              onChange={() => onChoose(value)}
              className={`${radioClass} mt-0.5`}
            />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{name}</span>
              <span className="block text-meta text-quiet">{effect}</span>
            </span>
            <span aria-hidden="true" className="pointer-coarse:hidden">
              <Kbd name={key} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
