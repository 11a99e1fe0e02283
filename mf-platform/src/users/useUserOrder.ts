import { useAddressParams } from 'shared-kit/content/useAddressParams';

/** The orders of the list, by their values in the address. */
export const ORDERS = [
  { value: '', label: 'By last name', orderBy: 'last_name:ASC,first_name:ASC' },
  { value: 'first-name', label: 'By first name', orderBy: 'first_name:ASC,last_name:ASC' },
  { value: 'email', label: 'By email', orderBy: 'email:ASC' },
  { value: 'last-sign-in', label: 'By last sign-in', orderBy: 'last_sign_in:DESC' },
  { value: 'newest', label: 'Newest first', orderBy: 'created_at:DESC' },
];

/** The order of the list of users, kept in the address; changing it returns to the first page. */
export function useUserOrder() {
  const { params, narrow } = useAddressParams();
  const current = ORDERS.find(({ value }) => value === params.get('order')) ?? ORDERS[0];
  return { order: current?.value ?? '', orderBy: current?.orderBy, showOrder: (value: string) => narrow({ order: value }) };
}
