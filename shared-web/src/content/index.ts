export { default as Card } from '@mui/material/Card';
export { default as CardContent } from '@mui/material/CardContent';
export { default as InputAdornment } from '@mui/material/InputAdornment';
export { default as MenuItem } from '@mui/material/MenuItem';
export { default as Rating } from '@mui/material/Rating';
export { default as TextField } from '@mui/material/TextField';
