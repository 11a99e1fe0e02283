/** The address of the form of an alert. */
export const editAlertPath = (id: string) => `/hotels/alerts/${id}/edit`;
