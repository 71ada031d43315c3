import type { Random } from './random.ts';

const listOf = (names: string): readonly string[] => names.trim().split(/\s+/);

const WOMEN =
  listOf(`Aarti Aisha Ananya Anjali Bhavana Deepika Divya Farah Fatima Geetha Harika Ishita Jyothi Kavya
  Keerthi Lakshmi Latha Lavanya Madhuri Mary Meenakshi Meher Nandini Nazia Noor Padma Pallavi Pooja Prerna Rachel
  Ramya Rekha Revathi Rohini Saira Sandhya Saroja Shalini Shravya Sneha Sravani Sujatha Sunita Swathi Tara Tasneem
  Uma Usha Vaishnavi Vani Vasudha Zara Zoya`);
const MEN =
  listOf(`Abbas Abhinav Aditya Anand Arjun Arun Ashok Bharat Chaitanya Daniel Farhan Ganesh Harsha Imran
  Irfan Joseph Karthik Kiran Mahesh Mohan Naveen Nikhil Omar Pavan Pranav Prakash Rahul Rajesh Rakesh Ravi Rohit
  Sai Sameer Sandeep Satish Siddharth Srinivas Suresh Tarun Vamsi Varun Venkat Vijay Vikram Vinay Yusuf`);
const FAMILIES =
  listOf(`Agarwal Ahmed Baig Bhat Chary Das Deshpande Dsouza Fernandes Goud Hussain Iyer Jain Kapoor
  Khan Kulkarni Kumar Mathew Menon Mirza Naidu Nair Patel Prasad Rao Reddy Saxena Sharma Shetty Siddiqui Singh
  Thomas Varma Yadav`);

export interface Person {
  readonly name: string;
  /** 'woman' or 'man': what the portrait shows. */
  readonly portrait: 'woman' | 'man';
}

/** A random person; a woman with the given probability. */
export const somebody = (random: Random, womanProbability = 0.5): Person => {
  const portrait = random.chance(womanProbability) ? 'woman' : 'man';
  return { name: `${givenName(random, portrait)} ${random.pick(FAMILIES)}`, portrait };
};

const givenName = (random: Random, portrait: Person['portrait']): string =>
  random.pick(portrait === 'woman' ? WOMEN : MEN);
