import { DEFAULT_READS } from 'shared-kit/rules/defaultPermissions';
import type { DemoProperty } from './properties';

/** Rights on some properties, or everywhere if `on` is left out. */
export interface Grant {
  resources: readonly string[];
  flags: 'r' | 'rw' | 'rwx';
  on?: (property: DemoProperty) => boolean;
}

export interface Person {
  email: string;
  firstName: string;
  lastName: string;
  grants: Grant[];
}

const hotelContent = ['special', 'tiled_promo', 'accommodation', 'faq', 'home_promo', 'list', 'calendar'];
const restaurantContent = ['event', 'hour', 'press', 'menu', 'calendar'];
const named =
  (...slugs: string[]) =>
  ({ slug }: DemoProperty) =>
    slugs.includes(slug);
const inCoast = ({ region }: DemoProperty): boolean => region === 'Coast';

export const people: Person[] = [
  { email: 'nora.okafor@calloway.example', firstName: 'Nora', lastName: 'Okafor', grants: [{ resources: ['*'], flags: 'rwx' }] },
  {
    email: 'tomas.reyes@calloway.example',
    firstName: 'Tomás',
    lastName: 'Reyes',
    grants: [
      { resources: DEFAULT_READS, flags: 'r', on: named('hotel-marchmont', 'the-aster') },
      { resources: hotelContent, flags: 'rwx', on: named('hotel-marchmont', 'the-aster') },
    ],
  },
  {
    email: 'priya.raman@calloway.example',
    firstName: 'Priya',
    lastName: 'Raman',
    grants: [
      { resources: DEFAULT_READS, flags: 'r', on: inCoast },
      { resources: ['special', 'tiled_promo', 'home_promo', 'calendar'], flags: 'rw', on: inCoast },
    ],
  },
  {
    email: 'luca.ferri@calloway.example',
    firstName: 'Luca',
    lastName: 'Ferri',
    grants: [
      { resources: DEFAULT_READS, flags: 'r', on: named('ember-and-oak', 'the-copper-pan') },
      { resources: restaurantContent, flags: 'rwx', on: named('ember-and-oak', 'the-copper-pan') },
    ],
  },
  {
    email: 'hanna.lindqvist@calloway.example',
    firstName: 'Hanna',
    lastName: 'Lindqvist',
    grants: [
      { resources: DEFAULT_READS, flags: 'r' },
      { resources: ['asset'], flags: 'rwx' },
    ],
  },
];
