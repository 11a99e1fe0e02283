import { plainParts } from '../../form/parts';
import type { PropertyType } from '../../rules/entities';
import { formatValue } from './formatValue';
import { LABELS, type PropertyValues } from './propertyValues';

const PARTS = {
  hotel: plainParts<PropertyValues>(LABELS.hotel, formatValue),
  restaurant: plainParts<PropertyValues>(LABELS.restaurant, formatValue),
};

/** The parts of the form of a hotel or a restaurant. */
export const partsOf = (type: PropertyType) => PARTS[type];
