import type { Random } from '@sundara/contracts/testing';
import type { Page } from 'playwright-core';

/** What a person could press now. */
export interface Pressable {
  /** As a reader of a failed walk finds it again: 'button "Save"'. */
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly isField: boolean;
}

/**
 * Picks one of the controls that a press would reach, also those that have to be scrolled to first. What leads to
 * another site, another window or another program is left out.
 *
 * @returns undefined where there is none
 */
export const pickPressable = (
  page: Page,
  random: Random,
  onlyFields = false,
): Promise<Pressable | undefined> =>
  page.evaluate(
    ({ chances, wantsField }) => {
      const FIELDS =
        'input:not([type=checkbox], [type=radio], [type=file], [type=button], [type=submit]), textarea';
      const ROLES = [
        'button',
        'tab',
        'radio',
        'checkbox',
        'option',
        'menuitem',
        'switch',
        'combobox',
        'slider',
      ];
      const CONTROLS = `a[href], button, input, select, textarea, summary, ${ROLES.map((role) => `[role=${role}]`)}`;
      const staysHere = (element: Element): boolean => {
        const link = element.closest('a');
        return !link || (link.origin === location.origin && !link.target && !link.hasAttribute('download'));
      };
      const isUsable = (element: Element): boolean =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches(':disabled, [aria-disabled=true]') &&
        !element.closest('[inert], [aria-hidden=true]') &&
        staysHere(element);
      const spotOf = (element: Element) => {
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect();
        const spot = { x: left + width / 2, y: top + height / 2 };
        const hit = document.elementFromPoint(spot.x, spot.y);
        return hit && (element.contains(hit) || hit.contains(element)) ? spot : undefined;
      };
      const left = [...document.querySelectorAll(wantsField ? FIELDS : CONTROLS)].filter(isUsable);
      // Most of a long page may lie below a dialog.
      for (const chance of chances) {
        const [element] = left.splice(Math.floor(chance * left.length), 1);
        const spot = element && spotOf(element);
        if (!spot) continue;
        const words = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
        const kind = element.getAttribute('role') ?? element.localName;
        const { id = '' } = element;
        const name = `${kind} "${(words || element.getAttribute('name') || id).slice(0, 40)}"`;
        return { name, ...spot, isField: element.matches(FIELDS) };
      }
      return undefined;
    },
    { chances: Array.from({ length: 40 }, () => random.next()), wantsField: onlyFields },
  );
