/** A router for tests, which keeps its address to itself; the product has none. */
export { MemoryRouter, useNavigate } from 'react-router-dom';
