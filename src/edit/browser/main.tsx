import { createRoot } from 'react-dom/client';
import '../../styles/layers.css';
import '../../styles/tokens.css';
import '../../styles/base.css';
import './family.css';
import { App } from './App.tsx';

const place = document.getElementById('form');
if (place) createRoot(place).render(<App />);
