import type { Photo } from '../photo';
import { grounds } from './grounds';
import { indoors } from './indoors';
import { landscapes } from './landscapes';
import { rooms } from './rooms';

/** Every photograph of the demo's media library. */
export const photos: Photo[] = [...rooms, ...indoors, ...landscapes, ...grounds];
