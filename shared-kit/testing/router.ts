/** A router for tests, which keeps its address to itself; the product has none. */
export { MemoryRouter } from 'react-router-dom';
