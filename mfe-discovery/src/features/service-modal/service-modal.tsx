import type { ServiceHit } from '@sundara/contracts/api';
import { Box, Button, IconButton, LinkButton, Picture, Typography } from '@sundara/web/core';
import { Dialog, DialogActions, DialogContent } from '@sundara/web/form';
import { X } from 'lucide-react';
import { useState } from 'react';
import { BookService } from './book-service.tsx';
import { ServiceFacts } from './service-facts.tsx';

export interface ServiceModalProps {
  readonly hit: ServiceHit;
  readonly onClose: () => void;
}

/**
 * A service with its salon, and buttons to the salon or straight to a time (specification 1, section 2). The booking
 * dialog replaces this one, so that no dialog lies over another.
 */
export const ServiceModal = ({ hit, onClose }: ServiceModalProps) => {
  const [booking, setBooking] = useState(false);
  if (booking) return <BookService hit={hit} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="md"
      aria-labelledby="service-name"
      slotProps={{ paper: { sx: { m: 2, width: 'calc(100% - 32px)', maxHeight: 'calc(100% - 32px)' } } }}
    >
      <IconButton
        aria-label="Close"
        onClick={onClose}
        sx={{
          position: 'absolute',
          zIndex: 1,
          top: 12,
          right: 12,
          bgcolor: 'background.paper',
          boxShadow: '0 2px 10px rgb(42 28 20 / 20%)',
          '&:hover': { bgcolor: 'secondary.main' },
        }}
      >
        <X size={20} aria-hidden />
      </IconButton>
      <DialogContent
        sx={{
          p: 0,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 5fr) minmax(0, 6fr)' },
        }}
      >
        <Picture image={hit.image} ratio={16 / 10} sizes="(min-width: 600px) 410px, 92vw" fill eager />
        <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
          <Box sx={{ flex: 1, p: { xs: 2.5, sm: 4 }, pt: { sm: 3.5 } }}>
            <Typography variant="body2" sx={{ color: 'text.secondary', fontWeight: 600 }}>
              {hit.category}
            </Typography>
            <Typography variant="h3" component="h2" id="service-name" sx={{ mb: 1.5, pr: { sm: 5 } }}>
              {hit.name}
            </Typography>
            <ServiceFacts hit={hit} />
          </Box>
          <DialogActions
            sx={{
              position: 'sticky',
              bottom: 0,
              p: 2,
              px: { xs: 2.5, sm: 4 },
              gap: 1,
              borderTop: 1,
              borderColor: 'divider',
              bgcolor: 'background.paper',
              '& > *': { flex: 1, px: 1.5, whiteSpace: 'nowrap' },
            }}
          >
            <LinkButton to={`/salon/${hit.salonId._id}`} variant="outlined" size="large">
              View Salon
            </LinkButton>
            <Button variant="contained" size="large" onClick={() => setBooking(true)}>
              Book Now
            </Button>
          </DialogActions>
        </Box>
      </DialogContent>
    </Dialog>
  );
};
