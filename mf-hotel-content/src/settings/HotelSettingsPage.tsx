/** /hotels/:hotelid/settings (document 3 §2) */
export { PropertySettingsPage as default } from 'shared-kit/shared-screens/property-form/PropertySettingsPage';
