/** A frequently asked question; `{hotel}`, `{sight}` and `{restaurant}` are replaced by the house's own. */
export interface Question {
  question: string;
  answer: string;
  state?: 'draft' | 'archived' | 'ended' | 'scheduled';
}

export interface Category {
  name: string;
  questions: Question[];
}

const ask = (question: string, answer: string, state?: Question['state']): Question => ({
  question,
  answer,
  ...(state && { state }),
});

export const categories: Category[] = [
  {
    name: 'Arriving and Leaving',
    questions: [
      ask(
        'When can I check in and out?',
        'Rooms are ready from 3 pm and yours until 11 am. If a room is free earlier or longer, you are welcome to it: ask on the day.',
      ),
      ask(
        'May I leave my luggage after checking out?',
        'Of course. The porters keep it safe behind the front desk until you leave, at no charge.',
      ),
      ask(
        'How do I reach {hotel} without a car?',
        'We are a short walk from {sight}. Tell us your train and a taxi will wait at the station.',
      ),
      ask(
        'Is there somewhere to park?',
        'There are spaces for guests in the yard behind the house, three of them with chargers. Please let us know beforehand.',
      ),
      ask('Do you collect guests from the airport?', 'We are planning a shared car for the summer season.', 'scheduled'),
    ],
  },
  {
    name: 'Rooms',
    questions: [
      ask(
        'Are there rooms for families?',
        'Six rooms connect by an inner door, and four have a sofa bed. Cots and high chairs are free.',
      ),
      ask(
        'Can I bring my dog?',
        'Yes. Well-behaved dogs stay for a small charge a night and are welcome everywhere but in {restaurant}.',
      ),
      ask(
        'Do you have accessible rooms?',
        'Three rooms on the ground floor have a level shower, an alarm cord and doors 85 cm wide. The lift reaches every other floor.',
      ),
      ask(
        'Is there air conditioning?',
        'All suites and the rooms under the roof are cooled. The others stay cool behind thick walls and good shutters.',
      ),
      ask('Can I ask for a feather-free room?', 'Yes: tick the box when you book, or ask the housekeeper at any time.', 'draft'),
    ],
  },
  {
    name: 'Eating and Drinking',
    questions: [
      ask('When is breakfast?', 'From 7 until 10.30 on weekdays and until 11 at weekends, in {restaurant} or in your room.'),
      ask(
        'Do you cater for allergies?',
        'Tell us when you book and again when you sit down. The kitchen cooks without gluten, nuts or dairy every day.',
      ),
      ask('Do I need to book a table for dinner?', 'On Fridays and Saturdays, yes. House guests can book as early as they like.'),
      ask('Is the terrace open for lunch?', 'From May to September, whenever it is dry.', 'ended'),
    ],
  },
  {
    name: 'Spa and Pool',
    questions: [
      ask(
        'Is the pool open all year?',
        'Every day from 6.30 am to 9 pm. It is heated to 29 °C, and children swim from 9 until 5.',
      ),
      ask(
        'How do I book a treatment?',
        'At the front desk, by telephone, or with the tablet in your room. Evenings fill up first.',
      ),
      ask('Are robes and slippers provided?', 'They hang in your room, and larger and smaller ones are a call away.'),
    ],
  },
  {
    name: 'Booking and Paying',
    questions: [
      ask(
        'Can I change or cancel my booking?',
        'Free of charge until 48 hours before you arrive, unless your offer says otherwise.',
      ),
      ask('Which cards do you take?', 'All the usual ones, and cash. We do not keep card numbers on paper.'),
      ask(
        'Do you sell vouchers?',
        'Yes, for any amount, printed or by e-mail. They are good for three years in every house of the group.',
      ),
      ask('Do you still take cheques?', 'No longer, with thanks for asking.', 'archived'),
    ],
  },
];
