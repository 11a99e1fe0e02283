import type { KeyboardEvent } from 'react';
import { hasModifier } from '../../ui/hasModifier';

/** How many cards are in the first row. */
function columnsOf(cards: HTMLElement[]): number {
  const tops = cards.map((card) => Math.round(card.getBoundingClientRect().top));
  const secondRow = tops.findIndex((top) => top !== tops[0]);
  return secondRow < 1 ? cards.length : secondRow;
}

const STEPS: Record<string, (index: number, columns: number, last: number) => number> = {
  ArrowRight: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index, columns) => index + columns,
  ArrowUp: (index, columns) => index - columns,
  Home: () => 0,
  End: (_index, _columns, last) => last,
};

/** Arrow keys, Home and End move the focus among the cards (`[data-card]`) of a grid, which stay reachable by Tab too. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-card]')];
  const index = cards.indexOf(document.activeElement as HTMLElement);
  const step = STEPS[event.key];
  if (!step || index < 0 || hasModifier(event)) return;
  event.preventDefault();
  const target = step(index, columnsOf(cards), cards.length - 1);
  cards[Math.min(Math.max(target, 0), cards.length - 1)]?.focus();
}
