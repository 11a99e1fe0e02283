export default function CloneFaqsPage() {
  return <h1>Clone FAQs</h1>;
}
