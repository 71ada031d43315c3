import type { AdminDisputeDetail } from '@sundara/contracts/api';
import { Card } from '@sundara/web/card';
import { Typography } from '@sundara/web/core';
import { When } from '../../features/when/when.tsx';
import { Said } from './said.tsx';

/** What the salon wrote about the dispute, or until when it is asked to. */
export const SalonSideCard = ({
  dispute: { booking, salon, resolution },
}: {
  readonly dispute: AdminDisputeDetail;
}) => {
  const { answer, answerBy } = booking.dispute ?? {};
  if (!answer && (resolution || !answerBy)) return null;
  return (
    <Card title="What the salon wrote">
      {answer ? (
        <Said
          text={answer.text}
          foot={
            <>
              {salon.name}, <When at={answer.at} />
            </>
          }
        />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>
          Nothing yet. It is asked to answer by {answerBy && <When at={answerBy} />}.
        </Typography>
      )}
    </Card>
  );
};
