export default function CloneSpecialsPage() {
  return <h1>Clone Special</h1>;
}
