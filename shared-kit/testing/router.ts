/** A router for tests, with its address in memory. The product does not use it. */
export { MemoryRouter, useNavigate } from 'react-router-dom';
