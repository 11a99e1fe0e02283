import { dismissToast, useToasts } from '../../shellServices/toast';
import { ToastRegion } from '../../ui/toast/ToastRegion';

/** Where messages about what was done appear, from the shell and every remote. */
export const Toasts = () => <ToastRegion toasts={useToasts()} onDismiss={dismissToast} />;
