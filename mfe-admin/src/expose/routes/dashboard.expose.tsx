import { Container, Typography } from '@sundara/web/core';

export const Component = () => (
  <Container component="main" sx={{ py: 4 }}>
    <Typography variant="h1">Dashboard</Typography>
  </Container>
);
