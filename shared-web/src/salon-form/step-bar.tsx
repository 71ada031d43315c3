import { Box, ButtonBase, visuallyHidden } from '@sundara/web/core';
import { Check, TriangleAlert } from 'lucide-react';

interface Props {
  /** The labels of the steps, in order. */
  readonly steps: readonly string[];
  readonly step: number;
  /** Whether the step is locked, because its picture is still being uploaded. */
  readonly isHeld: boolean;
  /** Steps that contain an error. */
  readonly wrong: ReadonlySet<number>;
  /** The last step that can be opened; default: all can. */
  readonly reach?: number;
  /** Whether a phone shows only the numbers, because the labels of so many steps do not fit. */
  readonly many?: boolean;
  readonly onStep: (step: number) => void;
}

/** The steps of a form; each can be opened up to `reach`, and those with an error are marked. */
export const StepBar = ({
  steps,
  step,
  isHeld,
  wrong,
  reach = steps.length,
  many = false,
  onStep,
}: Props) => (
  <Box
    component="ol"
    aria-label="Steps"
    sx={{ display: 'flex', gap: { xs: 0.5, sm: 1 }, m: 0, mb: 3, p: 0, listStyle: 'none' }}
  >
    {steps.map((label, index) => {
      const number = index + 1;
      const isHere = number === step;
      const isWrong = wrong.has(number);
      return (
        <Box component="li" key={label} sx={{ flex: 1, minWidth: 0 }}>
          <ButtonBase
            disabled={(isHeld || number > reach) && !isHere}
            aria-current={isHere ? 'step' : undefined}
            onClick={() => onStep(number)}
            sx={{
              width: 1,
              height: 1,
              minHeight: 48,
              textAlign: { sm: 'left' },
              display: 'flex',
              flexDirection: { xs: 'column', sm: 'row' },
              justifyContent: { sm: 'flex-start' },
              gap: { xs: 0.25, sm: 1 },
              px: { sm: 1 },
              py: 0.75,
              borderRadius: 1,
              borderBottom: 3,
              borderColor: isHere ? 'primary.main' : 'divider',
              fontWeight: isHere ? 700 : 500,
              fontSize: { xs: '0.8rem', sm: '0.95rem' },
              color: isWrong ? 'error.main' : isHere ? 'text.primary' : 'text.secondary',
            }}
          >
            <Box
              component="span"
              aria-hidden
              sx={{
                display: 'grid',
                placeItems: 'center',
                width: 24,
                height: 24,
                flexShrink: 0,
                borderRadius: '50%',
                fontSize: '0.8rem',
                bgcolor: isHere ? 'primary.main' : 'secondary.main',
                color: isHere ? 'primary.contrastText' : 'secondary.contrastText',
              }}
            >
              {isWrong ? (
                <TriangleAlert size={14} />
              ) : isHere || number > reach ? (
                number
              ) : (
                <Check size={14} />
              )}
            </Box>
            <Box component="span" sx={many ? { '@media (max-width: 599.95px)': visuallyHidden } : {}}>
              {label}
            </Box>
            {isWrong && (
              <Box component="span" sx={visuallyHidden}>
                , has an error
              </Box>
            )}
          </ButtonBase>
        </Box>
      );
    })}
  </Box>
);
