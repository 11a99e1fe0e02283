/** Whether a failure is nobody's fault in the form: the same values may be accepted a moment later. @param status of the answer, 0 or less without one */
export const mayPass = ({ status }: { status: number }): boolean => status <= 0 || status === 429 || status >= 500;
