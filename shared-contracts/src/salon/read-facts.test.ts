import { readFacts } from './read-facts.ts';

test.each([
  ['facial ladies only ameerpet', { text: 'facial ameerpet', serves: 'women' }],
  ['Only for women', { text: '', serves: 'women' }],
  ["women's only spa", { text: 'spa', serves: 'women' }],
  ['ladies parlour kukatpally', { text: 'kukatpally', serves: 'women' }],
  ['ladies', { text: '', serves: 'women' }],
  ['men only', { text: '', serves: 'men' }],
  ['female stylist madhapur', { text: 'madhapur', femaleSpecialist: 'true' }],
  ['massage by female therapist', { text: 'massage by', femaleSpecialist: 'true' }],
  ['bridal makeup at home', { text: 'bridal makeup', homeService: 'true' }],
  ['home service ladies only', { text: '', serves: 'women', homeService: 'true' }],
])('%s asks for its facts', (text, read) => {
  expect(readFacts(text)).toEqual(read);
});

test.each(['ladies haircut', 'women haircut', 'mens haircut', 'Homely Salon', 'haircut tomorrow', '  spa '])(
  '%s asks for none, and stays as it is',
  (text) => {
    expect(readFacts(text)).toEqual({ text });
  },
);
