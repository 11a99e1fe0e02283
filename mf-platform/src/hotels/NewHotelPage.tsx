export default function NewHotelPage() {
  return <h1>New Hotel</h1>;
}
