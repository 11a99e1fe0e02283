import { FormPage } from 'shared-kit/content/FormPage';
import { list } from './list';
import { listForm } from './listForm';

/** /hotels/:hotelid/lists/new and /hotels/:hotelid/lists/:id/edit */
export default function ListFormPage() {
  return <FormPage type={list} form={listForm} />;
}
