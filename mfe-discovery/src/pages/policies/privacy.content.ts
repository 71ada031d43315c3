import type { DocumentContent } from '../../features/document/document-content.ts';

/** What is known about people, by whom and why (specification 2, section 9). */
export const PRIVACY: DocumentContent = {
  title: 'Privacy',
  lead: 'We ask for what a booking needs, use it for that, and sell it to nobody.',
  changed: '2026-11-27',
  sections: [
    {
      id: 'what-we-keep',
      title: 'What we keep',
      blocks: [
        {
          list: [
            'Your account: name, e-mail address, phone number and a password that is stored so that nobody can read it.',
            'Your bookings: salon, services, time, amounts, special requests, and the reviews that you write.',
            'Your payments: the gateway’s payment number, its status and method. Card numbers stay with the gateway and never reach us.',
            'Your messages: what you write on the contact page, under its ticket number.',
            'Your application, if you ask us to list your salon: what you write there.',
            'What our servers note to run safely: time, address of the page and of your network, and errors.',
          ],
        },
      ],
    },
    {
      id: 'why',
      title: 'What it is for',
      blocks: [
        'To make and keep your bookings, to pay and refund, to confirm and remind, to answer you, and to keep fraud away. There is no advertising on Sundara, no tracker of anybody else, and no profile of what you like.',
      ],
    },
    {
      id: 'who-sees-it',
      title: 'Who sees it',
      blocks: [
        {
          list: [
            'The salon that you book: your name, how to reach you, and your visit.',
            'The payment gateway: what it needs to take and return money.',
            'Our administrators: what they need to help you; what they change is written down.',
            'Authorities, where the law obliges us.',
          ],
        },
        'A review shows your first name and the first letter of your last name, and nothing else of you.',
      ],
    },
    {
      id: 'in-your-browser',
      title: 'What lies in your browser',
      blocks: [
        'Your browser keeps that you are signed in, the services that you have chosen, and the last lists of salons, so that the page still shows something when the network is gone. Signing out removes the sign-in.',
        'If you let us use your position to show distances, it is rounded to about a hundred metres, sent with that one question, and not stored.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long',
      blocks: [
        'Your account lasts until you ask us to delete it. Bookings and payments are kept as long as tax law asks; after that they go. Messages are deleted when they are settled and nobody needs them any more, applications of salons a year after our answer.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      blocks: [
        'Ask us what we know of you, have it corrected, or have it deleted: [write to us](/contact) from your account’s e-mail address. You can change name and phone number yourself in your profile.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        'Sundara is not for children under 16: they are excluded from having an account, and we delete what we learn of them. A parent may of course book a visit for a child.',
      ],
    },
    {
      id: 'safety',
      title: 'How we protect it',
      blocks: [
        'Everything travels encrypted. Passwords are stored with a slow hash, sign-ins end by themselves, and every page runs only the code that we published. If something went wrong all the same, we would tell you and the authorities without delay.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes and questions',
      blocks: [
        'When this page changes, its date above changes with it. For everything else there is the [contact page](/contact).',
      ],
    },
  ],
};
