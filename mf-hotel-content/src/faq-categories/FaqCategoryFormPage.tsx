export default function FaqCategoryFormPage() {
  return <h1>FAQ Category</h1>;
}
