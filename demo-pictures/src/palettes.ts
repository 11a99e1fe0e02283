/** The colours of a landscape in one light. */
export interface Weather {
  /** From the top of the sky to the horizon. */
  sky: string[];
  sun: string;
  far: string;
  middle: string;
  near: string;
  water: string;
  /** Flowers, boats, doors. */
  accent: string;
  /** Whether windows are lit. */
  lit: boolean;
}

export const weathers = {
  dawn: {
    sky: ['#5d7fa6', '#e7b9a3', '#fbe3c0'],
    sun: '#fff3d6',
    far: '#8d97ad',
    middle: '#6b7f82',
    near: '#3f5653',
    water: '#8fa9b8',
    accent: '#d9745a',
    lit: false,
  },
  noon: {
    sky: ['#3f8fc4', '#8cc4df', '#dcedf0'],
    sun: '#ffffff',
    far: '#7fa3b4',
    middle: '#6c9c76',
    near: '#3f7550',
    water: '#3d8ba8',
    accent: '#e4593f',
    lit: false,
  },
  haze: {
    sky: ['#b9c6c4', '#dcdccb', '#f3ead2'],
    sun: '#fff8e3',
    far: '#a8b5b0',
    middle: '#8a9d87',
    near: '#5d7358',
    water: '#a9bfbd',
    accent: '#c98b3b',
    lit: false,
  },
  gold: {
    sky: ['#c56f4a', '#eaa35c', '#fbdc98'],
    sun: '#fff0bd',
    far: '#a8746a',
    middle: '#85604f',
    near: '#4c3a35',
    water: '#d59a66',
    accent: '#f2d4a0',
    lit: true,
  },
  dusk: {
    sky: ['#232a52', '#6b4f7d', '#e08f78'],
    sun: '#ffd9b0',
    far: '#54507a',
    middle: '#3b3c5f',
    near: '#22263f',
    water: '#5e567f',
    accent: '#f0a35e',
    lit: true,
  },
  night: {
    sky: ['#0b1630', '#16305a', '#38628a'],
    sun: '#f4f0dc',
    far: '#2b4768',
    middle: '#1c3350',
    near: '#0f2036',
    water: '#1d3f63',
    accent: '#ffc46b',
    lit: true,
  },
  storm: {
    sky: ['#46565f', '#7f8f93', '#c5cbc5'],
    sun: '#eef0e6',
    far: '#6f8085',
    middle: '#4f6663',
    near: '#33494a',
    water: '#5b7479',
    accent: '#d8b24a',
    lit: false,
  },
  rose: {
    sky: ['#7a6c9a', '#d99aa5', '#f8d5c2'],
    sun: '#ffe9dc',
    far: '#9a86a6',
    middle: '#77708f',
    near: '#454664',
    water: '#b394a9',
    accent: '#f6e3c8',
    lit: true,
  },
} as const satisfies Record<string, Weather>;

/** The colours of a room. */
export interface Decor {
  wall: string;
  panel: string;
  floor: string;
  wood: string;
  cloth: string;
  accent: string;
  metal: string;
  /** Lamp light. */
  light: string;
  weather: Weather;
}

export const decors = {
  sage: {
    wall: '#b8c2ae',
    panel: '#a3b099',
    floor: '#b08a62',
    wood: '#6b4a32',
    cloth: '#f4efe3',
    accent: '#c4713f',
    metal: '#c7a35c',
    light: '#ffe3ad',
    weather: weathers.noon,
  },
  navy: {
    wall: '#2b3f5c',
    panel: '#24354e',
    floor: '#8b6a4c',
    wood: '#4a3122',
    cloth: '#efe9dc',
    accent: '#cf9d45',
    metal: '#d6b36a',
    light: '#ffd793',
    weather: weathers.dusk,
  },
  blush: {
    wall: '#e3c9bd',
    panel: '#d6b7aa',
    floor: '#c39c78',
    wood: '#8a5d44',
    cloth: '#fbf5ec',
    accent: '#94505a',
    metal: '#c9a26a',
    light: '#fff0cf',
    weather: weathers.dawn,
  },
  forest: {
    wall: '#33503f',
    panel: '#2a4335',
    floor: '#76553a',
    wood: '#3f2a1d',
    cloth: '#e9e2cf',
    accent: '#c98a3c',
    metal: '#c9a866',
    light: '#ffd892',
    weather: weathers.gold,
  },
  linen: {
    wall: '#ebe4d6',
    panel: '#ddd4c2',
    floor: '#c9aa82',
    wood: '#9a754f',
    cloth: '#ffffff',
    accent: '#4f7c8a',
    metal: '#b9986a',
    light: '#fff3d8',
    weather: weathers.haze,
  },
  plum: {
    wall: '#553347',
    panel: '#482a3c',
    floor: '#6d4d3d',
    wood: '#38231d',
    cloth: '#eadfd6',
    accent: '#d79a62',
    metal: '#d1a869',
    light: '#ffcf8f',
    weather: weathers.night,
  },
  teal: {
    wall: '#2f6468',
    panel: '#285659',
    floor: '#a07c58',
    wood: '#563a28',
    cloth: '#f2ecdd',
    accent: '#e0a04e',
    metal: '#d8b878',
    light: '#ffe0a2',
    weather: weathers.dusk,
  },
  ochre: {
    wall: '#d8b06a',
    panel: '#c99f58',
    floor: '#8f6643',
    wood: '#5a3b26',
    cloth: '#f7efdc',
    accent: '#35566b',
    metal: '#8b6b3a',
    light: '#fff0c4',
    weather: weathers.noon,
  },
  slate: {
    wall: '#8b98a1',
    panel: '#7b8891',
    floor: '#8d7c6b',
    wood: '#4c4038',
    cloth: '#eef0ee',
    accent: '#d0803f',
    metal: '#bfa77a',
    light: '#ffe7b8',
    weather: weathers.storm,
  },
} as const satisfies Record<string, Decor>;
