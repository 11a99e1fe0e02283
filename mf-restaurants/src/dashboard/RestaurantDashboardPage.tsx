export default function RestaurantDashboardPage() {
  return <h1>Dashboard</h1>;
}
