import { Link, useParams } from 'shared-kit/router';

export default function HotelDashboardPage() {
  const { hotelid } = useParams();
  return (
    <>
      <h1>Dashboard</h1>
      <p>
        Hotel {hotelid} <Link to="/hotels/8">Another hotel</Link>
      </p>
    </>
  );
}
