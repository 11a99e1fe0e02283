/** Positions of the entries in each sidebar (document 1 §2, OP-06): four packages define them, this file orders them. */
export const topOrder = {
  dashboard: 5,
  hotels: 10,
  restaurants: 20,
  sharedSpecials: 30,
  alerts: 40,
  regions: 50,
  media: 60,
  users: 70,
  tokens: 80,
  releases: 90,
  securityLog: 100,
};

export const hotelOrder = {
  dashboard: 10,
  specials: 20,
  calendars: 30,
  tiledPromos: 40,
  accommodations: 50,
  faqs: 60,
  faqCategories: 70,
  homePromos: 80,
  lists: 90,
  settings: 100,
};

export const restaurantOrder = {
  dashboard: 10,
  events: 20,
  hours: 30,
  press: 40,
  menu: 50,
  calendars: 60,
  settings: 70,
};
