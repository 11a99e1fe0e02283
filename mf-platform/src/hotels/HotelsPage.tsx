export default function HotelsPage() {
  return <h1>Hotels</h1>;
}
