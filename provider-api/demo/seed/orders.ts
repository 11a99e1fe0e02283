/** Counts the places of one hotel's items: each type and tab is ordered separately. */
export function placeIn(): (type: string, archived: boolean) => number {
  const places = new Map<string, number>();
  return (type, archived) => {
    const order = `${type} ${archived}`;
    const place = (places.get(order) ?? 0) + 1;
    places.set(order, place);
    return place;
  };
}
