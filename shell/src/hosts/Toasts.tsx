import { dismissToast, useToasts } from 'shared-kit/shellServices/toast';
import { ToastRegion } from 'shared-kit/ui/toast/ToastRegion';

/** Where messages about what was done appear, from the shell and every remote. */
export const Toasts = () => <ToastRegion toasts={useToasts()} onDismiss={dismissToast} />;
