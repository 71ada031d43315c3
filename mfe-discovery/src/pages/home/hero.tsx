import { InputAdornment, MenuItem, TextField } from '@sundara/web/content';
import { Box, Container, IconButton, Picture, Typography } from '@sundara/web/core';
import { MapPin, Search, X } from 'lucide-react';

interface Props {
  readonly location: string;
  readonly sublocalities: readonly string[];
  readonly text: string;
  readonly onLocation: (place: string) => void;
  readonly onText: (text: string) => void;
}

/** A room of the house style; it only decorates, and only where there is room beside the search. */
const HERO_PICTURE = { url: '/api/pictures/v1/cover/salon-2.webp', alt: '', placeholder: '' };

/** The promise of the marketplace and the two ways to narrow it down: where, and what. */
export const Hero = ({ location, sublocalities, text, onLocation, onText }: Props) => (
  <Box
    sx={{
      overflow: 'hidden',
      background:
        'radial-gradient(60rem 30rem at 85% -20%, rgb(197 144 93 / 30%), transparent 70%), radial-gradient(40rem 24rem at 0% 120%, rgb(197 144 93 / 18%), transparent 70%)',
      borderBottom: 1,
      borderColor: 'divider',
    }}
  >
    <Container
      maxWidth="lg"
      sx={{
        display: 'grid',
        gap: 6,
        alignItems: 'end',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
      }}
    >
      <Box sx={{ py: { xs: 5, md: 7 } }}>
        <Typography variant="h1" sx={{ maxWidth: '18ch' }}>
          Discover and Book the Best Beauty Services
        </Typography>
        <Typography sx={{ mt: 1.5, mb: { xs: 3, md: 4 }, color: 'text.secondary', fontSize: '1.15rem' }}>
          Find top-rated salons and spas in Hyderabad
        </Typography>
        <Box
          role="search"
          sx={{
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: { xs: '1fr', sm: '15rem 1fr' },
            maxWidth: 760,
            p: 1.5,
            borderRadius: 1.5,
            border: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
            boxShadow: '0 12px 40px rgb(42 28 20 / 8%)',
          }}
        >
          <TextField
            select
            label="Location"
            value={sublocalities.includes(location) ? location : ''}
            onChange={(event) => onLocation(event.target.value)}
            slotProps={{
              select: { displayEmpty: true },
              inputLabel: { shrink: true },
              input: {
                startAdornment: (
                  <InputAdornment position="start">
                    <MapPin size={18} aria-hidden />
                  </InputAdornment>
                ),
              },
            }}
          >
            <MenuItem value="">All Locations</MenuItem>
            {sublocalities.map((place) => (
              <MenuItem key={place} value={place}>
                {place}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label="Salon, area or specialty"
            placeholder="Search for salon..."
            value={text}
            onChange={(event) => onText(event.target.value)}
            slotProps={{
              inputLabel: { shrink: true },
              htmlInput: { enterKeyHint: 'search', autoComplete: 'off' },
              input: {
                startAdornment: (
                  <InputAdornment position="start">
                    <Search size={18} aria-hidden />
                  </InputAdornment>
                ),
                endAdornment: text && (
                  <InputAdornment position="end">
                    <IconButton aria-label="Clear search" edge="end" onClick={() => onText('')}>
                      <X size={18} aria-hidden />
                    </IconButton>
                  </InputAdornment>
                ),
              },
            }}
          />
        </Box>
      </Box>
      <Box
        sx={{
          display: { xs: 'none', md: 'block' },
          mt: 5,
          borderRadius: '160px 160px 0 0',
          overflow: 'hidden',
          boxShadow: '0 24px 60px rgb(42 28 20 / 18%)',
        }}
      >
        <Picture image={HERO_PICTURE} ratio={4 / 5} sizes="640px" />
      </Box>
    </Container>
  </Box>
);
