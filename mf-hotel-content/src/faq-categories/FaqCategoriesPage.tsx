export default function FaqCategoriesPage() {
  return <h1>FAQ Categories</h1>;
}
