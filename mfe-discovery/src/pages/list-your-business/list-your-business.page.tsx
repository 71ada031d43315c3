import { useLoaderData } from '@sundara/web/router';
import { useState } from 'react';
import { FormPage } from '../../features/form-page/form-page.tsx';
import { ApplicationForm } from './application-form.tsx';
import { AppliedNote } from './applied-note.tsx';
import { WhatYouGet } from './what-you-get.tsx';

/** /list-your-business: what an owner gets, and the form to apply (decision 88). */
export const ListYourBusinessPage = () => {
  const localities = useLoaderData<readonly string[]>();
  const [isSent, setSent] = useState(false);
  return (
    <FormPage
      title="List your business"
      lead="You run a salon or a spa in Hyderabad: let customers find it, see your free times, and book."
      aside={<WhatYouGet />}
    >
      {isSent ? <AppliedNote /> : <ApplicationForm localities={localities} onSent={() => setSent(true)} />}
    </FormPage>
  );
};
