export default function RestaurantsPage() {
  return <h1>Restaurants</h1>;
}
