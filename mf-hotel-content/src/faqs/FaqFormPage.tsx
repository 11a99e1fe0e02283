export default function FaqFormPage() {
  return <h1>FAQ</h1>;
}
