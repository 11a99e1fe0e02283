/** What distinguishes the demo's hotels and restaurants; everything else about them follows. */
export interface DemoProperty {
  slug: string;
  name: string;
  type: 'hotel' | 'restaurant';
  region?: RegionName;
  /** Whether it has a logo; without one the placeholder is shown. */
  logo: boolean;
  archived?: boolean;
  /** The tag of the pictures that suit the place. */
  scenery: 'capital' | 'coast' | 'dales' | 'lakes';
  /** What the copy calls its location: 'a ten-minute walk from …'. */
  sight: string;
  restaurant: string;
}

export const regionNames = ['Capital', 'Coast', 'Dales', 'Lakes and Fells'] as const;
type RegionName = (typeof regionNames)[number];

const scenery: Record<RegionName, DemoProperty['scenery']> = {
  Capital: 'capital',
  Coast: 'coast',
  Dales: 'dales',
  'Lakes and Fells': 'lakes',
};

function hotel(
  slug: string,
  name: string,
  region: RegionName,
  sight: string,
  restaurant: string,
  more: Partial<DemoProperty> = {},
): DemoProperty {
  return { slug, name, type: 'hotel', region, logo: true, scenery: scenery[region], sight, restaurant, ...more };
}

const restaurant = (slug: string, name: string, place: DemoProperty['scenery'], sight: string): DemoProperty => ({
  slug,
  name,
  type: 'restaurant',
  logo: true,
  scenery: place,
  sight,
  restaurant: name,
});

export const demoProperties: DemoProperty[] = [
  hotel('hotel-marchmont', 'Hotel Marchmont', 'Capital', 'the theatres of Marchmont Street', 'the Grill'),
  hotel('the-aster', 'The Aster', 'Capital', 'the botanical gardens', 'the Palm Court'),
  hotel('hotel-belvoir', 'Hotel Belvoir', 'Capital', 'the National Gallery', 'the Belvoir Room'),
  hotel('hotel-corvine', 'Hotel Corvine', 'Capital', 'the park', 'the Rookery', { archived: true }),
  hotel('quayside-arms', 'Quayside Arms', 'Coast', 'the fishing quay', 'the Captain’s Table'),
  hotel('saltmarsh', 'Saltmarsh', 'Coast', 'the bird reserve', 'the Tide Room'),
  hotel('the-lookout', 'The Lookout', 'Coast', 'the lighthouse', 'the Gallery'),
  hotel('the-old-customs-house', 'The Old Customs House', 'Coast', 'the harbour wall', 'the Bonded Store', { logo: false }),
  hotel('the-bellwether', 'The Bellwether', 'Dales', 'the market square', 'the Woolroom'),
  hotel('lantern-inn', 'Lantern Inn', 'Dales', 'the abbey ruins', 'the Coach Room'),
  hotel('drovers-rest', 'Drover’s Rest', 'Dales', 'the drove road', 'the Long Barn'),
  hotel('alder-house', 'Alder House', 'Lakes and Fells', 'the walled garden', 'the Orangery'),
  hotel('pinewood-lodge', 'Pinewood Lodge', 'Lakes and Fells', 'the forest trails', 'the Hearth'),
  hotel('fellside-hall', 'Fellside Hall', 'Lakes and Fells', 'the steamer pier', 'the Lake Room'),
  restaurant('ember-and-oak', 'Ember & Oak', 'capital', 'the covered market'),
  restaurant('the-copper-pan', 'The Copper Pan', 'capital', 'the canal basin'),
  restaurant('marlowes', 'Marlowe’s', 'capital', 'the opera house'),
  restaurant('salt-and-samphire', 'Salt & Samphire', 'coast', 'the harbour steps'),
  restaurant('the-long-table', 'The Long Table', 'dales', 'the kitchen garden'),
  restaurant('juniper', 'Juniper', 'lakes', 'the boathouse'),
];
