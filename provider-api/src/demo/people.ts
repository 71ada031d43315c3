import type { Random } from './random.ts';

const WOMEN = [
  'Aarti',
  'Aisha',
  'Anjali',
  'Bhavana',
  'Deepika',
  'Divya',
  'Farah',
  'Fatima',
  'Geetha',
  'Harika',
  'Ishita',
  'Jyothi',
  'Kavya',
  'Lakshmi',
  'Latha',
  'Madhuri',
  'Meher',
  'Noor',
  'Padma',
  'Pooja',
  'Rachel',
  'Ramya',
  'Rekha',
  'Rohini',
  'Saira',
  'Sandhya',
  'Shalini',
  'Sneha',
  'Sravani',
  'Sujatha',
  'Sunita',
  'Swathi',
  'Tara',
  'Uma',
  'Vani',
  'Zoya',
] as const;
const MEN = [
  'Anand',
  'Arjun',
  'Chaitanya',
  'Imran',
  'Kiran',
  'Mahesh',
  'Naveen',
  'Nikhil',
  'Pranav',
  'Rahul',
  'Sameer',
  'Vikram',
] as const;
const FAMILY = [
  'Agarwal',
  'Ahmed',
  'Bhat',
  'Chary',
  'Das',
  'Fernandes',
  'Goud',
  'Hussain',
  'Iyer',
  'Jain',
  'Kapoor',
  'Khan',
  'Kumar',
  'Mathew',
  'Menon',
  'Mirza',
  'Naidu',
  'Nair',
  'Patel',
  'Prasad',
  'Rao',
  'Reddy',
  'Sharma',
  'Shetty',
  'Siddiqui',
  'Singh',
  'Sultana',
  'Thomas',
  'Varma',
  'Yadav',
] as const;

export interface Person {
  readonly name: string;
  /** Which portraits fit: the beginning of a picture's seed. */
  readonly portrait: 'woman' | 'man';
}

export const demoPerson = (random: Random): Person => {
  const portrait = random.chance(0.7) ? 'woman' : 'man';
  return { name: `${random.pick(portrait === 'woman' ? WOMEN : MEN)} ${random.pick(FAMILY)}`, portrait };
};

/** As reviews sign: 'Kavya R.' */
export const reviewerName = (random: Random): string => {
  const [given = '', family = ''] = demoPerson(random).name.split(' ');
  return `${given} ${family.charAt(0)}.`;
};
